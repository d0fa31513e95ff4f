import { groundFragment, groundVertex } from '../shaders/ground.ts';
import { sandFragment, sandVertex } from '../shaders/sand.ts';
import { SAND } from '../still.ts';
import { paintGround } from './paint-sand.ts';
import type { Painter, PainterOptions } from './painter.ts';
import type { Scene } from './scene.ts';
import { newSurface } from './surface.ts';

/** What plays a graphics processor without being one: the 2D canvas is faster. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const SIGHTS = { whole: 0, opening: 1, dial: 2 } as const;

export interface GlPainterOptions extends PainterOptions {
  /** Take software rendering too; otherwise only a real graphics processor will do. */
  software: boolean;
}

/**
 * Draws with WebGL2 on a canvas of its own, which is then laid on the visible one. So a lost context never
 * leaves a dead canvas: `paint` answers false until the context is back, and the 2D painter fills in.
 */
export function createGlPainter({ ground, software }: GlPainterOptions): Painter | undefined {
  const canvas = newSurface();
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !software,
  }) as WebGL2RenderingContext | null;
  if (!gl) return undefined;
  if (!software && isSoftware(gl)) {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return undefined;
  }
  let parts = gl.isContextLost() ? undefined : build(gl);
  const lost = (event: Event) => {
    // Without this the browser never gives the context back.
    event.preventDefault();
    parts = undefined;
  };
  const restored = () => {
    parts = build(gl);
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return {
    kind: 'webgl2',
    paint(scene, target, size, gain) {
      if (!parts || gl.isContextLost()) return false;
      if (canvas.width !== size || canvas.height !== size) canvas.width = canvas.height = size;
      render(gl, parts, scene, { size, gain, ground });
      if (gl.isContextLost()) return false;
      target.clearRect(0, 0, size, size);
      target.drawImage(canvas, 0, 0);
      return true;
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      // Browsers allow few contexts at a time: give this one back now, not when the garbage is collected.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
      canvas.width = canvas.height = 0;
    },
  };
}

/** Browsers that are slow at this by their own account refuse by themselves; not all of them know it. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return names !== null && SOFTWARE.test(String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)));
}

interface Parts {
  sand: WebGLProgram;
  plate: WebGLProgram;
  places: WebGLBuffer;
  light: WebGLBuffer;
  texture: WebGLTexture;
  shownLight?: Float32Array;
  shownGround: number;
  picture?: ImageData;
}

function build(gl: WebGL2RenderingContext): Parts | undefined {
  const sand = link(gl, sandVertex, sandFragment);
  const plate = link(gl, groundVertex, groundFragment);
  const places = gl.createBuffer();
  const light = gl.createBuffer();
  const texture = gl.createTexture();
  if (!sand || !plate || !places || !light || !texture) return undefined;
  return { sand, plate, places, light, texture, shownGround: -1 };
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

interface Look {
  size: number;
  gain: number;
  ground: boolean;
}

function render(gl: WebGL2RenderingContext, parts: Parts, scene: Scene, { size, gain, ground }: Look): void {
  gl.viewport(0, 0, size, size);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  if (ground) renderPlate(gl, parts, scene);

  choose(gl, parts.sand);
  gl.uniform1f(gl.getUniformLocation(parts.sand, 'size'), size);
  gl.uniform1f(gl.getUniformLocation(parts.sand, 'gain'), gain);
  gl.uniform1i(gl.getUniformLocation(parts.sand, 'sight'), SIGHTS[scene.sight]);
  gl.uniform3f(gl.getUniformLocation(parts.sand, 'sand'), SAND[0] / 255, SAND[1] / 255, SAND[2] / 255);
  attach(gl, parts.sand, 'place', parts.places, 2);
  gl.bufferData(gl.ARRAY_BUFFER, scene.places, gl.STREAM_DRAW);
  attach(gl, parts.sand, 'light', parts.light, 1);
  if (parts.shownLight !== scene.light) {
    parts.shownLight = scene.light;
    gl.bufferData(gl.ARRAY_BUFFER, scene.light, gl.STATIC_DRAW);
  }
  gl.drawArrays(gl.POINTS, 0, scene.count);
}

function renderPlate(gl: WebGL2RenderingContext, parts: Parts, scene: Scene): void {
  const { ground } = scene;
  gl.bindTexture(gl.TEXTURE_2D, parts.texture);
  if (parts.shownGround !== ground.version) {
    parts.shownGround = ground.version;
    parts.picture ??= new ImageData(ground.size, ground.size);
    paintGround(parts.picture, scene);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, parts.picture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }
  choose(gl, parts.plate);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function attach(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  buffer: WebGLBuffer,
  size: number,
) {
  const location = gl.getAttribLocation(program, name);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.enableVertexAttribArray(location);
  gl.vertexAttribPointer(location, size, gl.FLOAT, false, 0, 0);
}

function choose(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not a hook of React
  gl.useProgram(program);
}
