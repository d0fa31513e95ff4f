import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pathId } from '#contract/entities/id.ts';
import { newProgram, program, programEdit, useCount } from '#contract/entities/program.ts';
import { z } from '#contract/zod.ts';

const params = z.object({ id: pathId });

export const programs = {
  listPrograms: endpoint(addresses.listPrograms, {
    summary: "The caller's own programs",
    access: 'member',
    answer: z.array(program),
  }),
  saveProgram: endpoint(addresses.saveProgram, {
    summary: 'Keep a program',
    access: 'member',
    limits: ['post'],
    body: newProgram,
    status: 201,
    answer: program,
  }),
  changeProgram: endpoint(addresses.changeProgram, {
    summary: 'Rename an own program, or put other sounds into it',
    access: 'member',
    limits: ['post'],
    params,
    body: programEdit,
    answer: program,
  }),
  deleteProgram: endpoint(addresses.deleteProgram, {
    summary: 'Delete an own program',
    access: 'member',
    params,
    answer: null,
  }),
  useProgram: endpoint(addresses.useProgram, {
    summary: 'Count one use of a program',
    access: 'member',
    limits: ['react'],
    params,
    answer: useCount,
  }),
};
