/** Grains as points of one pixel, lit exactly as `renderer/sight.ts` says. */
export const sandVertex = `#version 300 es
in vec2 place;
in float light;
uniform float size;
uniform float gain;
uniform int sight; // 0 whole, 1 opening, 2 stage
out float alpha;
const float OPENING = 0.485;
const float SOFT_EDGE = 0.025;
void main() {
  vec2 q = (place - 0.5) / OPENING;
  float lit = 0.25 + 1.25 * clamp(1.0 - length(vec2(q.x * 0.38, q.y * 0.47 + 0.16)) * 1.15, 0.0, 1.0);
  if (sight > 0) lit *= clamp((1.0 - length(q)) * OPENING / SOFT_EDGE, 0.0, 1.0);
  if (sight > 1) lit *= clamp((0.66 - q.y) / 0.24, 0.0, 1.0);
  alpha = 1.0 - exp(-light * lit * gain);
  // The middle of the pixel the grain falls in: without this, rounding would smear grains over two pixels.
  vec2 pixel = floor(place * size) + 0.5;
  gl_Position = vec4(pixel.x / size * 2.0 - 1.0, 1.0 - pixel.y / size * 2.0, 0.0, 1.0);
  gl_PointSize = 1.0;
}`;

/** Laid over each other, grains of these alphas add up to 1 − exp(−sum): what the other renderer computes. */
export const sandFragment = `#version 300 es
precision mediump float;
in float alpha;
uniform vec3 sand;
out vec4 colour;
void main() {
  colour = vec4(sand * alpha, alpha);
}`;
