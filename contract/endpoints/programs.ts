import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pathId } from '#contract/entities/id.ts';
import { newProgram, program, useCount } from '#contract/entities/program.ts';

const params = z.object({ id: pathId });

export const programs = {
  listPrograms: endpoint({
    method: 'GET',
    path: '/api/programs',
    summary: "The caller's own programs",
    access: 'member',
    answer: z.array(program),
  }),
  saveProgram: endpoint({
    method: 'POST',
    path: '/api/programs',
    summary: 'Keep a program',
    access: 'member',
    limits: ['post'],
    body: newProgram,
    status: 201,
    answer: program,
  }),
  deleteProgram: endpoint({
    method: 'DELETE',
    path: '/api/programs/{id}',
    summary: 'Delete an own program',
    access: 'member',
    params,
    answer: null,
  }),
  useProgram: endpoint({
    method: 'POST',
    path: '/api/programs/{id}/use',
    summary: 'Count one use of a program',
    access: 'member',
    limits: ['react'],
    params,
    answer: useCount,
  }),
};
