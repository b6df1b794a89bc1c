const HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
`;

/** A part of the vehicle, in the picture. */
export const PART = `${HEAD}
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 plate;
uniform mat4 clip;
uniform mat3 turned;
uniform vec3 along;
flat out vec4 steel;
flat out vec3 facing;
flat out float slope;
void main() {
  gl_Position = clip * vec4(place, 1.0);
  steel = plate;
  facing = turned * normal;
  slope = min(1.0, abs(dot(normal, along)));
}`;

/** All of the picture. */
export const SCREEN = `${HEAD}
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
}`;

/** The visible surface: number and direction of the nearest plate, and its distance. */
export const SURFACE = `${HEAD}
flat in vec4 steel;
flat in vec3 facing;
out uvec2 seen;
void main() {
  uvec3 n = uvec3(round((normalize(facing) * 0.5 + 0.5) * 255.0));
  seen = uvec2(n.x << 24 | n.y << 16 | n.z << 8 | uint(steel.w), floatBitsToUint(gl_FragCoord.z));
}`;

export const COPY = `${HEAD}
uniform usampler2D before;
out uvec4 after;
void main() {
  after = texelFetch(before, ivec2(gl_FragCoord.xy), 0);
}`;

/**
 * One layer of \`shoot\` in shot.ts. For a shell in flight a pixel holds: depth of the last layer, penetration left,
 * bits of once-only plates already met, where its jet began. For one that has ended: how (with the top bit), its
 * chance, total effective thickness, and thickness of the deciding layer.
 */
export const SHOT = `${HEAD}
flat in vec4 steel;
flat in float slope;
uniform usampler2D before;
uniform float full, sigma, calibre, turn, bounce, jetLoss, solid, screens, metres;
out uvec4 after;

float normal(float x) {
  float z = abs(x) / 1.4142135623730951;
  float t = 1.0 / (1.0 + 0.3275911 * z);
  float poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  float tail = poly * exp(-z * z) / 2.0;
  return x < 0.0 ? tail : 1.0 - tail;
}

void main() {
  uvec4 s = texelFetch(before, ivec2(gl_FragCoord.xy), 0);
  float depth = gl_FragCoord.z;
  uint once = steel.z < 0.0 ? 0u : 1u << uint(steel.z);
  if (s.x >> 31 == 1u || (s.x != 0u && depth <= uintBitsToFloat(s.x)) || (s.z & once) != 0u) discard;
  int flags = int(steel.y);
  float thickness = steel.x;
  float at = depth * metres;
  float left = s.x == 0u ? full : uintBitsToFloat(s.y);
  bool jet = s.w != 0u;
  if (jet) left -= left * min(1.0, max(0.0, at - uintBitsToFloat(s.w)) * jetLoss);
  bool overmatch = solid > 0.0 && (flags & 8) != 0 && 3.0 * thickness < calibre;
  bool bounces = (flags & 6) == 6 && !jet && thickness > 0.0 && !overmatch;
  bool more = solid > 0.0 && (flags & 16) != 0 && thickness > 0.0 && calibre > 2.0 * thickness;
  float towards = more ? turn * 1.4 * calibre / (2.0 * thickness) : turn;
  float angle = min(1.5690509975, max(0.0, acos(slope) - towards));
  float effective = (flags & 2) != 0 ? thickness / cos(angle) : thickness;
  uint end = 0u;
  float chance = 0.0;
  if (bounces && slope <= bounce) {
    end = 2u;
  } else if ((flags & 1) != 0) {
    end = 1u;
    float spare = left - effective;
    if (full > 0.0) chance = sigma > 0.0 ? normal(spare / sigma) : 0.5 + 0.5 * sign(spare);
  } else if (screens == 0.0 || left <= effective * screens) {
    end = 3u;
  }
  after = end > 0u
    ? uvec4(1u << 31 | end, floatBitsToUint(chance), floatBitsToUint(full - left + effective), floatBitsToUint(thickness))
    : uvec4(floatBitsToUint(depth), floatBitsToUint(left - effective * screens), s.z | once,
        jetLoss >= 0.0 ? floatBitsToUint(at + thickness / 1000.0) : s.w);
}`;

/** The colours, with lines where plates meet. */
export const PAINT = `${HEAD}
uniform usampler2D ended, seen;
uniform int shown;
uniform float ratio, density, metres;
uniform ivec2 most;
uniform vec4 bands;
uniform vec3 colours[8];
out vec4 colour;

vec3 facing(uint packed) {
  return vec3(packed >> 24, packed >> 16 & 255u, packed >> 8 & 255u) / 127.5 - 1.0;
}

vec4 painted(ivec2 p) {
  uvec2 a = texelFetch(seen, p, 0).xy;
  int line = max(1, int(round(density)));
  float edge = 0.0;
  for (int i = 0; i < 2; i++) {
    uvec2 b = texelFetch(seen, min(most, p + (i == 0 ? ivec2(line, 0) : ivec2(0, line))), 0).xy;
    if (a == b) continue;
    bool rim = (a.y == 0u) != (b.y == 0u);
    bool step = abs(uintBitsToFloat(a.y) - uintBitsToFloat(b.y)) * metres > 0.3;
    if (rim || step || (a.x & 255u) != (b.x & 255u) || abs(dot(facing(a.x), facing(b.x))) < 0.93) edge = 1.0;
  }
  if (a.y == 0u) return edge * vec4(colours[6], 1.0);
  uvec4 s = texelFetch(ended, p, 0);
  vec3 c = colours[7];
  if (s.x >> 31 == 1u) {
    float value = shown == 0 ? floor(uintBitsToFloat(s.y) * 100.0 + 0.5) : -uintBitsToFloat(shown == 1 ? s.z : s.w);
    c = colours[int(dot(vec4(greaterThanEqual(vec4(value), bands)), vec4(1.0)))];
    if ((s.x & 3u) == 2u && mod(float(p.x + p.y), 9.0 * density) < 3.0 * density) c = mix(c, colours[5], 0.35);
  }
  c *= 0.9 + 0.1 * abs(dot(facing(a.x), vec3(0.37, 0.84, 0.4)));
  return vec4(mix(c, colours[6], 0.75 * edge), 1.0);
}

void main() {
  ivec2 p = ivec2((gl_FragCoord.xy - 0.5) * ratio);
  int finer = max(1, int(round(ratio)));
  colour = vec4(0.0);
  for (int y = 0; y < finer; y++) for (int x = 0; x < finer; x++) colour += painted(min(most, p + ivec2(x, y)));
  colour /= float(finer * finer);
}`;
