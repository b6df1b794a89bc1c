import { axesOf, type ModelBounds, type ModelCamera, reachOf, rectangleOf, scaleOf } from "#app/game/armour/camera.ts";
import type { Vector3 } from "#app/game/armour/mesh.ts";
import { dot, type FittedPart, type PlacedPart } from "#app/game/armour/ray.ts";
import { DEFAULT_JET_LOSS, DEFAULT_ROLL, type ShotShell, SIGMA } from "#app/game/armour/shot.ts";
import { COPY, PAINT, PART, SCREEN, SHOT, SURFACE } from "./model-shaders.ts";

// The vehicle as a shell sees it: each pixel is a ray for which the shader repeats the rule of `shot.ts`, layer by
// layer. One pass draws the next layer of every pixel: fragments before it, or of a pixel whose shell has ended, are
// discarded, and the shell's state is carried in four integers per pixel (floats by their bits, which every WebGL2 can
// draw into). So the colours match the CPU's results and are no estimate: 10,000 rays agree
// (`tests/e2e/vehicles/armour-model.test.ts`).

/** Layers that are followed, and while something moves; even, so that the last is always in the same place. */
const LAYERS = { still: 8, moving: 4 };

export interface ModelScene {
  parts: readonly PlacedPart[];
  bounds: ModelBounds;
  camera: ModelCamera;
  shell: ShotShell;
  /** Penetration at the distance, mm. */
  full: number;
  /** The coloured quantity. */
  metric: "chance" | "effective" | "thickness";
  /** Where the second to the fifth colour begin: per cent, or mm, where more is darker. */
  bands: readonly number[];
  /** Red, green and blue, 0 to 1: five levels, stripes, lines, and parts with no armour behind. */
  colours: readonly number[];
}

export interface ModelRenderer {
  /**
   * @param density device pixels a CSS pixel
   * @param moving coarser and with fewer layers, as another picture follows at once
   */
  draw(scene: ModelScene, density: number, moving: boolean): void;
  dispose(): void;
}

/**
 * Three corners per triangle, ten numbers each: position, normal; thickness, flags, bit of a plate that counts once;
 * plate number.
 */
function cornersOf(parts: readonly FittedPart[]): Float32Array[] {
  let once = 0;
  let number = 0;
  return parts.map(({ piece, points, plates }) => {
    const out: number[] = [];
    piece.plates.forEach(({ first, count }, at) => {
      const { thickness = 0, material } = plates[at] ?? {};
      number = (number % 255) + 1;
      const { armour, slopes, ricochets, overmatched, turnsMore } = material ?? {};
      const flags = [armour, slopes, ricochets, overmatched, turnsMore];
      const bits = flags.reduce((sum, flag, bit) => sum + (flag ? 1 << bit : 0), 0);
      const bit = material?.once ? Math.min(31, once++) : -1;
      for (let corner = 3 * first; corner < 3 * (first + count); corner += 3) {
        const [a, b, c] = [0, 1, 2].map((more) => {
          const offset = 3 * (piece.indices[corner + more] as number);
          return [...points.subarray(offset, offset + 3)] as unknown as Vector3;
        }) as [Vector3, Vector3, Vector3];
        const u: Vector3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
        const v: Vector3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
        const normal: Vector3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        const length = Math.hypot(...normal);
        if (length === 0) continue;
        const rest = [...normal.map((value) => value / length), thickness, bits, bit, number];
        for (const point of [a, b, c]) out.push(...point, ...rest);
      }
    });
    return Float32Array.from(out);
  });
}

const VALUES_PER_CORNER = 10;

/** Null where the browser has no WebGL2, or cannot do with the programs. */
export function createRenderer(canvas: HTMLCanvasElement): ModelRenderer | null {
  const gl = canvas.getContext("webgl2", { alpha: true, antialias: false, depth: false, premultipliedAlpha: true });
  if (!gl) return null;
  const choose = gl.useProgram.bind(gl);
  const program = (vertex: string, fragment: string) => {
    const made = gl.createProgram();
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) return null;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(made, shader);
    }
    gl.linkProgram(made);
    if (!gl.getProgramParameter(made, gl.LINK_STATUS)) return null;
    const locations = new Map<string, WebGLUniformLocation | null>();
    return {
      made,
      at: (name: string) => {
        if (!locations.has(name)) locations.set(name, gl.getUniformLocation(made, name));
        return locations.get(name) ?? null;
      },
    };
  };
  const [surface, shot, copy, paint] = [
    program(PART, SURFACE),
    program(PART, SHOT),
    program(SCREEN, COPY),
    program(SCREEN, PAINT),
  ];
  if (!surface || !shot || !copy || !paint) return null;

  const texture = (format: number) => {
    const made = gl.createTexture();
    const resize = (width: number, height: number) => {
      gl.bindTexture(gl.TEXTURE_2D, made);
      const pixels = format === gl.RG32UI ? gl.RG_INTEGER : gl.RGBA_INTEGER;
      gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, pixels, gl.UNSIGNED_INT, null);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    };
    return { made, frame: gl.createFramebuffer(), resize };
  };
  const [seen, even, odd] = [texture(gl.RG32UI), texture(gl.RGBA32UI), texture(gl.RGBA32UI)];
  const depth = gl.createRenderbuffer();
  const nothing = gl.createVertexArray();
  let [width, height] = [0, 0];
  const resize = (wide: number, tall: number) => {
    if (wide === width && tall === height) return;
    [width, height] = [wide, tall];
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT32F, width, height);
    for (const target of [seen, even, odd]) {
      target.resize(width, height);
      gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target.made, 0);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
    }
  };

  let loaded: { of: readonly FittedPart["points"][]; arrays: { array: WebGLVertexArrayObject; count: number }[] } = {
    of: [],
    arrays: [],
  };
  let buffers: WebGLBuffer[] = [];
  const load = (parts: readonly FittedPart[]) => {
    if (parts.length === loaded.of.length && parts.every(({ points }, at) => points === loaded.of[at])) return;
    for (const buffer of buffers) gl.deleteBuffer(buffer);
    for (const { array } of loaded.arrays) gl.deleteVertexArray(array);
    buffers = [];
    const arrays = cornersOf(parts).map((corners) => {
      const array = gl.createVertexArray();
      gl.bindVertexArray(array);
      const buffer = gl.createBuffer();
      buffers.push(buffer);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
      for (const [location, size, from] of [
        [0, 3, 0],
        [1, 3, 3],
        [2, 4, 6],
      ] as const) {
        gl.enableVertexAttribArray(location);
        gl.vertexAttribPointer(location, size, gl.FLOAT, false, 4 * VALUES_PER_CORNER, 4 * from);
      }
      return { array, count: corners.length / VALUES_PER_CORNER };
    });
    loaded = { of: parts.map(({ points }) => points), arrays };
  };

  const drawParts = (
    { at }: { at(name: string): WebGLUniformLocation | null },
    { parts, bounds, camera }: ModelScene,
  ) => {
    const { right, up, direction } = axesOf(camera);
    const scale = scaleOf(bounds, camera);
    const stretch = [(2 * scale) / camera.size[0], (2 * scale) / camera.size[1], 1 / reachOf(bounds)];
    parts.forEach(({ placing: { rows, at: joint } }, index) => {
      const { array, count } = loaded.arrays[index] ?? {};
      if (!array || !count) return;
      const from: Vector3 = [joint[0] - bounds.middle[0], joint[1] - bounds.middle[1], joint[2] - bounds.middle[2]];
      // An axis of the picture in the part's own space.
      const own = (axis: Vector3) =>
        [0, 1, 2].map((column) =>
          rows.reduce((sum, row, at) => sum + (row[column] as number) * (axis[at] as number), 0),
        );
      const axes = [right, up, direction].map(own) as [number[], number[], number[]];
      const shift = [dot(from, right) - camera.centre[0], dot(from, up) - camera.centre[1], dot(from, direction)];
      const clip = [0, 1, 2].flatMap((column) => [
        ...axes.map((axis, row) => (axis[column] as number) * (stretch[row] as number)),
        0,
      ]);
      gl.uniformMatrix4fv(at("clip"), false, [
        ...clip,
        ...shift.map((value, row) => value * (stretch[row] as number)),
        1,
      ]);
      gl.uniform3fv(at("along"), axes[2]);
      gl.uniformMatrix3fv(
        at("turned"),
        false,
        [0, 1, 2].flatMap((column) => rows.map((row) => row[column] as number)),
      );
      gl.bindVertexArray(array);
      gl.drawArrays(gl.TRIANGLES, 0, count);
    });
  };

  return {
    draw(scene, density, moving) {
      const { camera, shell, full } = scene;
      // Drawn larger where pixels are large, so that lines are smooth.
      const fine = density < 1.5 ? 2 * density : density;
      const detail = moving ? Math.min(1, density) : fine;
      const inPixels = (by: number) =>
        camera.size.map((length) => Math.max(1, Math.round(length * by))) as [number, number];
      const [wide, tall] = inPixels(density);
      if (canvas.width !== wide || canvas.height !== tall) [canvas.width, canvas.height] = [wide, tall];
      resize(...inPixels(fine));
      const used = inPixels(detail);
      load(scene.parts);
      gl.viewport(0, 0, ...used);
      gl.disable(gl.BLEND);
      gl.activeTexture(gl.TEXTURE0);
      const begin = (frame: WebGLFramebuffer | null) => {
        gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
        gl.clearBufferfv(gl.DEPTH, 0, [1]);
      };

      begin(seen.frame);
      gl.clearBufferuiv(gl.COLOR, 0, [0, 0, 0, 0]);
      gl.enable(gl.DEPTH_TEST);
      choose(surface.made);
      drawParts(surface, scene);

      gl.bindFramebuffer(gl.FRAMEBUFFER, odd.frame);
      gl.clearBufferuiv(gl.COLOR, 0, [0, 0, 0, 0]);
      // Outside the vehicle there is nothing to draw.
      gl.enable(gl.SCISSOR_TEST);
      const area = rectangleOf(scene.parts, scene.bounds, camera, detail);
      gl.scissor(area.left, area.bottom, area.width, area.height);
      choose(shot.made);
      const solid = shell.kind === "AP" || shell.kind === "APCR";
      const bounces = shell.ricochet !== null && (solid || shell.kind === "HEAT");
      const set = (name: string, value: number) => gl.uniform1f(shot.at(name), value);
      set("full", full);
      set("sigma", full * (shell.roll ?? DEFAULT_ROLL) * SIGMA);
      set("calibre", shell.calibre);
      set("turn", solid ? ((shell.normalisation ?? 0) * Math.PI) / 180 : 0);
      set("bounce", bounces ? Math.cos(((shell.ricochet ?? 90) * Math.PI) / 180) : -1);
      set("jetLoss", shell.kind === "HEAT" ? (shell.jetLoss ?? DEFAULT_JET_LOSS) : -1);
      set("solid", solid ? 1 : 0);
      set("screens", shell.modern ? (shell.stopsAtScreens ? 0 : 3) : 1);
      set("metres", 2 * reachOf(scene.bounds));
      let [before, after] = [odd, even];
      for (let layer = 0; layer < (moving ? LAYERS.moving : LAYERS.still); layer++) {
        begin(after.frame);
        gl.bindTexture(gl.TEXTURE_2D, before.made);
        gl.disable(gl.DEPTH_TEST);
        choose(copy.made);
        gl.bindVertexArray(nothing);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.enable(gl.DEPTH_TEST);
        choose(shot.made);
        drawParts(shot, scene);
        [before, after] = [after, before];
      }

      gl.disable(gl.SCISSOR_TEST);
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
      gl.viewport(0, 0, wide, tall);
      gl.disable(gl.DEPTH_TEST);
      choose(paint.made);
      gl.bindTexture(gl.TEXTURE_2D, before.made);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, seen.made);
      gl.uniform1i(paint.at("seen"), 1);
      gl.uniform1f(paint.at("ratio"), detail / density);
      gl.uniform1f(paint.at("density"), detail);
      gl.uniform2i(paint.at("most"), used[0] - 1, used[1] - 1);
      gl.uniform1f(paint.at("metres"), 2 * reachOf(scene.bounds));
      gl.uniform1i(paint.at("shown"), ["chance", "effective", "thickness"].indexOf(scene.metric));
      gl.uniform4fv(paint.at("bands"), scene.bands);
      gl.uniform3fv(paint.at("colours"), scene.colours);
      gl.bindVertexArray(nothing);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}
