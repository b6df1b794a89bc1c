import { token } from "#app/pictures/tokens.ts";

/** https://www.w3.org/TR/appmanifest/: how the site installs as an app. @returns the text of site.webmanifest */
export function webManifest(): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: "The Index",
    short_name: "The Index",
    description: "Every vehicle with its numbers against its own tier and class.",
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: token("surface-0"),
    theme_color: token("surface-0"),
    categories: ["games", "utilities"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...[192, 512].map((size) => icon("icon", size, "any")),
      ...[192, 512].map((size) => icon("icon-maskable", size, "maskable")),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
