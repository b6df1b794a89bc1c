import { column, drawing, NAME_STYLE, type Node, PICTURE, picture, row, text, token } from "#app/pictures/nodes.ts";
import { icon } from "./glyphs.ts";
import { type Standing, silhouetteSvg } from "./silhouette-svg.ts";

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
    description: "Every vehicle’s stats, compared within its tier and class.",
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

/**
 * The site's logo as an app icon, on the dark background, edge to edge.
 * @param size of the icon in px
 * @param share of the size that the logo takes; operating systems may crop outside of 0.8
 */
export function appIcon(size: number, share: number): Node {
  return {
    type: "container",
    children: [icon("logo", Math.round(size * share), token("wg-accent"))],
    style: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      width: size,
      height: size,
      backgroundColor: token("surface-1"),
    },
  };
}

/** The logo alone, as favicon: no background, in a green that is visible on light and dark. */
export function tabIcon(size: number): Node {
  return {
    type: "container",
    children: [icon("logo", size, "#1ba055")],
    style: { display: "flex", width: size, height: size },
  };
}

const PAD = 64;
const GROUND = 540;
/** px in one metre, for all that stand there. */
const METRE = 37;

/**
 * The link preview of the whole site: its name above a row of vehicles at one scale.
 * @param vehicles from left to right
 */
export function sitePicture(vehicles: readonly Pick<Standing, "profile" | "type">[]): Node {
  const lengths = vehicles.map(({ profile }) => METRE * length(profile));
  const gap =
    (PICTURE.width - 2 * PAD - lengths.reduce((sum, length) => sum + length, 0)) / Math.max(1, vehicles.length - 1);
  const standing = vehicles.map((vehicle, at) => {
    const before = lengths.slice(0, at).reduce((sum, length) => sum + length + gap, PAD);
    return { ...vehicle, metre: METRE, middle: before + (lengths[at] ?? 0) / 2 };
  });
  return picture([
    drawing(silhouetteSvg(standing, GROUND), PICTURE.width, GROUND, { position: "absolute", top: 0, left: 0 }),
    column(
      [
        row(
          [
            icon("logo", 132, token("wg-accent")),
            text("The Index", { ...NAME_STYLE, fontSize: 124, letterSpacing: "-0.035em" }),
          ],
          { gap: 36 },
        ),
        text("Every vehicle’s stats, compared within its tier and class", { fontSize: 35, color: token("text-2") }),
      ],
      { position: "absolute", top: 78, left: PAD, gap: 20 },
    ),
    text("Vehicles, tech trees, comparison, marks and battles for Commanders", {
      position: "absolute",
      left: PAD,
      bottom: 30,
      fontSize: 25,
      color: token("text-3"),
    }),
  ]);
}

/** From the muzzle to the rear, in metres. */
function length({ hullFront, hullRear, muzzle }: Standing["profile"]): number {
  return Math.max(hullFront, muzzle) - hullRear;
}
