import { cpus, loadavg } from 'node:os';

/** Where something was measured, and how busy it was there in the last one, five and fifteen minutes. */
export function describeMachine() {
  const [one] = cpus();
  return {
    node: process.version,
    cores: cpus().length,
    cpu: one?.model,
    arch: process.arch,
    load: loadavg().map((load) => Math.round(load * 10) / 10),
  };
}
