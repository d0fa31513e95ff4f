import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { comment, newComment, newRating, rating } from '#contract/entities/comment.ts';
import { pathId } from '#contract/entities/id.ts';
import { page } from '#contract/entities/page.ts';
import {
  createdPost,
  helpForWriter,
  likeCount,
  newGuestPost,
  newPost,
  post,
} from '#contract/entities/post.ts';
import { communityProgram, programOrders, useCount } from '#contract/entities/program.ts';
import { typedText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

const params = z.object({ id: pathId });

const search = page.extend({ q: typedText({ max: text.searchMax }).optional() });

export const community = {
  listPosts: endpoint(addresses.listPosts, {
    summary: 'All posts, newest first, page by page',
    access: 'member',
    query: search,
    answer: z.array(post),
  }),
  countNewerPosts: endpoint(addresses.countNewerPosts, {
    summary: 'How many posts have come since the newest that the caller has; at most 99 are counted',
    access: 'member',
    query: z.object({ after: pathId }),
    answer: z.object({ count: z.int().min(0) }),
  }),
  listPostsOf: endpoint(addresses.listPostsOf, {
    summary: "A member's posts",
    access: 'member',
    params: z.object({ userId: pathId }),
    query: page,
    answer: z.array(post),
  }),
  listOwnPosts: endpoint(addresses.listOwnPosts, {
    summary: "The caller's own posts",
    access: 'member',
    query: page,
    answer: z.array(post),
  }),
  listLikedPosts: endpoint(addresses.listLikedPosts, {
    summary: 'The posts that the caller likes',
    access: 'member',
    query: page,
    answer: z.array(post),
  }),
  createPost: endpoint(addresses.createPost, {
    summary: 'Post as a member',
    access: 'memberInGoodStanding',
    limits: ['post'],
    body: newPost,
    bodySize: 'picture',
    status: 201,
    answer: createdPost,
  }),
  createGuestPost: endpoint(addresses.createGuestPost, {
    summary: 'Post as a guest',
    access: 'unsuspended',
    limits: ['guestPost', 'guestPostSite'],
    body: newGuestPost,
    status: 201,
    answer: createdPost,
  }),
  likePost: endpoint(addresses.likePost, {
    summary: 'Like a post, once',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  unlikePost: endpoint(addresses.unlikePost, {
    summary: "Take one's own like of a post back",
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  deletePost: endpoint(addresses.deletePost, {
    summary: 'Delete a post: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
  forceDeletePost: endpoint(addresses.forceDeletePost, {
    summary: 'Delete a post, under the same rule',
    access: 'member',
    params,
    answer: null,
  }),
};

export const communityPrograms = {
  listCommunityPrograms: endpoint(addresses.listCommunityPrograms, {
    summary: 'All public programs, page by page',
    access: 'member',
    query: page.extend({ order: z.enum(programOrders).optional() }),
    answer: z.array(communityProgram),
  }),
  getCommunityProgram: endpoint(addresses.getCommunityProgram, {
    summary: 'A public program with its creator',
    access: 'member',
    params,
    answer: communityProgram,
  }),
  listComments: endpoint(addresses.listComments, {
    summary: 'The comments on a program, newest first, page by page',
    access: 'member',
    params,
    query: page,
    answer: z.array(comment),
  }),
  listRatings: endpoint(addresses.listRatings, {
    summary: 'The ratings of a program',
    access: 'member',
    params,
    answer: z.array(rating),
  }),
  useCommunityProgram: endpoint(addresses.useCommunityProgram, {
    summary: 'Count one use of a community program',
    access: 'member',
    limits: ['react'],
    params,
    answer: useCount,
  }),
  rateProgram: endpoint(addresses.rateProgram, {
    summary: 'Give a program one to five stars',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    body: newRating,
    answer: rating,
  }),
  createComment: endpoint(addresses.createComment, {
    summary: 'Comment on a program',
    access: 'memberInGoodStanding',
    limits: ['post'],
    params,
    body: newComment,
    status: 201,
    answer: comment.extend(helpForWriter),
  }),
  deleteComment: endpoint(addresses.deleteComment, {
    summary: 'Delete a comment: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
};
