import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { comment, newComment, newRating, rating } from '#contract/entities/comment.ts';
import { pathId } from '#contract/entities/id.ts';
import { likeCount, newGuestPost, newPost, post } from '#contract/entities/post.ts';
import { communityProgram, useCount } from '#contract/entities/program.ts';
import { typedText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';

const params = z.object({ id: pathId });

/** The next page's address travels in the `Link` header; its cursor is made by the server. */
const page = z.object({ cursor: z.string().max(text.cursorMax).optional() });

const search = page.extend({ q: typedText({ max: text.searchMax }).optional() });

export const community = {
  listPosts: endpoint({
    method: 'GET',
    path: '/api/community/posts',
    summary: 'All posts, newest first, page by page',
    access: 'member',
    query: search,
    answer: z.array(post),
  }),
  listPostsOf: endpoint({
    method: 'GET',
    path: '/api/community/user/{userId}/posts',
    summary: "A member's posts",
    access: 'member',
    params: z.object({ userId: pathId }),
    query: page,
    answer: z.array(post),
  }),
  listOwnPosts: endpoint({
    method: 'GET',
    path: '/api/community/user',
    summary: "The caller's own posts",
    access: 'member',
    query: page,
    answer: z.array(post),
  }),
  listLikedPosts: endpoint({
    method: 'GET',
    path: '/api/community/liked-posts',
    summary: 'The posts that the caller likes',
    access: 'member',
    query: page,
    answer: z.array(post),
  }),
  createPost: endpoint({
    method: 'POST',
    path: '/api/community/posts',
    summary: 'Post as a member',
    access: 'memberInGoodStanding',
    limits: ['post'],
    body: newPost,
    bodySize: 'picture',
    status: 201,
    answer: post,
  }),
  createGuestPost: endpoint({
    method: 'POST',
    path: '/api/community/posts/guest',
    summary: 'Post as a guest',
    access: 'unsuspended',
    limits: ['guestPost', 'guestPostSite'],
    body: newGuestPost,
    status: 201,
    answer: post,
  }),
  likePost: endpoint({
    method: 'POST',
    path: '/api/community/posts/{id}/like',
    summary: 'Like a post, once',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  unlikePost: endpoint({
    method: 'POST',
    path: '/api/community/posts/{id}/unlike',
    summary: "Take one's own like of a post back",
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  deletePost: endpoint({
    method: 'DELETE',
    path: '/api/community/posts/{id}',
    summary: 'Delete a post: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
  forceDeletePost: endpoint({
    method: 'DELETE',
    path: '/api/force-delete-post/{id}',
    summary: 'Delete a post, under the same rule',
    access: 'member',
    params,
    answer: null,
  }),
};

export const communityPrograms = {
  getCommunityProgram: endpoint({
    method: 'GET',
    path: '/api/community/programs/{id}',
    summary: 'A public program with its creator',
    access: 'member',
    params,
    answer: communityProgram,
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/api/community/programs/{id}/comments',
    summary: 'The comments on a program',
    access: 'member',
    params,
    answer: z.array(comment),
  }),
  listRatings: endpoint({
    method: 'GET',
    path: '/api/community/programs/{id}/ratings',
    summary: 'The ratings of a program',
    access: 'member',
    params,
    answer: z.array(rating),
  }),
  useCommunityProgram: endpoint({
    method: 'POST',
    path: '/api/community/programs/{id}/use',
    summary: 'Count one use of a community program',
    access: 'member',
    limits: ['react'],
    params,
    answer: useCount,
  }),
  rateProgram: endpoint({
    method: 'POST',
    path: '/api/community/programs/{id}/rate',
    summary: 'Give a program one to five stars',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    body: newRating,
    answer: rating,
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/api/community/programs/{id}/comments',
    summary: 'Comment on a program',
    access: 'memberInGoodStanding',
    limits: ['post'],
    params,
    body: newComment,
    status: 201,
    answer: comment,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/community/comments/{id}',
    summary: 'Delete a comment: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
};
