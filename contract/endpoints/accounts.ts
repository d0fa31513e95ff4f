import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { credentials, registration } from '#contract/entities/account.ts';
import { pathId } from '#contract/entities/id.ts';
import { profileEdit } from '#contract/entities/profile-edit.ts';
import { profileCard, user } from '#contract/entities/user.ts';

export const accounts = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in member',
    access: 'member',
    answer: user,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Log in by name or e-mail',
    access: 'anyone',
    body: credentials,
    answer: user,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Open a free account and log in',
    access: 'anyone',
    limits: ['register'],
    body: registration,
    status: 201,
    answer: user,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    access: 'anyone',
    answer: null,
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in, if anyone',
    access: 'anyone',
    answer: z.object({ user: user.nullable() }),
  }),
  getProfileCard: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    summary: "A member's public profile",
    access: 'member',
    params: z.object({ id: pathId }),
    answer: profileCard,
  }),
  editProfile: endpoint({
    method: 'PUT',
    path: '/api/user/profile',
    summary: "Change one's own profile",
    access: 'memberInGoodStanding',
    body: profileEdit,
    bodySize: 'pictures',
    answer: user,
  }),
};
