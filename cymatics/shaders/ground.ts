export const groundVertex = `#version 300 es
out vec2 at;
void main() {
  // One triangle that covers the picture.
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

export const groundFragment = `#version 300 es
precision mediump float;
in vec2 at;
uniform sampler2D plate;
out vec4 colour;
void main() {
  vec4 metal = texture(plate, at);
  colour = vec4(metal.rgb * metal.a, metal.a);
}`;
