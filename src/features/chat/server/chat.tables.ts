import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { MemorySource } from '#core/assistant/shared/memory/owner-memory.ts'
import { instant } from '#core/db/server/columns.ts'
import type { ReadSheet } from '#core/sheets/shared/sheet.ts'
import type { ReplyResult } from '../shared/chat.contract.ts'
import { type MessageFlags, messageStates } from '../shared/message.ts'

/** How far a reply is. `interrupted`: its server went away; `failed` has told the owner why. */
export const replyStates = ['running', 'done', 'failed', 'interrupted', 'stopped'] as const
export type ReplyState = (typeof replyStates)[number]

/** A chat of one person (P1 §3, keyed by user and session). A guest's chats change their owner at sign-in. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    title: text('title').notNull(),
    lastMessage: text('last_message').notNull(),
    /** Messages of the shown path: the depth of its last one. */
    messageCount: integer('message_count').notNull(),
    /** The last message of the shown path; null where none is shown yet. */
    leafId: text('leaf_id'),
    /** The position of the newest message of all branches: messages are added, never removed. */
    lastPosition: integer('last_position').notNull(),
    /** What of the owner's own things this chat shall not use. */
    memoryOff: text('memory_off').array().$type<MemorySource[]>().notNull().default([]),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('chat_sessions_newest').on(table.userId, table.updatedAt.desc()),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** From 1, in the order in which the messages of all branches came. */
    position: integer('position').notNull(),
    /** The message before it; null for a first one. Messages with the same parent are branches of each other. */
    parentId: text('parent_id').references((): AnyPgColumn => chatMessages.id),
    /** How many messages its path has with it, from 1. */
    depth: integer('depth').notNull(),
    sender: text('sender', { enum: ['user', 'ai'] }).notNull(),
    content: text('content').notNull(),
    state: text('state', { enum: messageStates }).notNull(),
    /** The optional fields of a chat message. */
    flags: jsonb('flags').$type<MessageFlags>().notNull(),
    replyId: text('reply_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.sessionId],
      foreignColumns: [chatSessions.userId, chatSessions.sessionId],
    }).onUpdate('cascade'),
    unique('chat_messages_position').on(table.userId, table.sessionId, table.position),
    index('chat_messages_children').on(table.userId, table.sessionId, table.parentId),
    // For the database's own look whether a message that goes is still a parent: without it that reads all of everybody's.
    index('chat_messages_parent').on(table.parentId),
  ],
)

/** A reply is a job of one server; its row says whose, and until when that server has promised to be alive. */
export const chatReplies = pgTable(
  'chat_replies',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    clientMessageId: text('client_message_id'),
    /** The user's message that is answered; a resumed reply answers the one that had to wait. */
    userMessageId: text('user_message_id').notNull(),
    /** The waiting AI message that this reply settles. */
    resumes: text('resumes'),
    /** The id that the answer's message will have, known from the start so that a running one can be shown. */
    answerMessageId: text('answer_message_id').notNull(),
    signedIn: boolean('signed_in').notNull(),
    state: text('state', { enum: replyStates }).notNull(),
    serverId: text('server_id').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    /** The key of the points held for it: its own id, once something may have been reserved. */
    holdKey: text('hold_key'),
    result: jsonb('result').$type<ReplyResult>(),
    errorCode: text('error_code'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.sessionId],
      foreignColumns: [chatSessions.userId, chatSessions.sessionId],
    }).onUpdate('cascade'),
    check(
      'chat_replies_state_known',
      sql`${table.state} in (${sql.raw(replyStates.map((state) => `'${state}'`).join(', '))})`,
    ),
    unique('chat_replies_client_message').on(table.userId, table.clientMessageId),
    uniqueIndex('chat_replies_one_running')
      .on(table.userId, table.sessionId)
      .where(sql`${table.state} = 'running'`),
    index('chat_replies_running')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
    index('chat_replies_resumed').on(table.resumes),
  ],
)

/** Sheets that came with messages, or are about to: their rows as they were read. */
export const chatSheets = pgTable(
  'chat_sheets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The file's name. */
    name: text('name').notNull(),
    read: jsonb('read').$type<ReadSheet>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('chat_sheets_newest').on(table.userId, table.createdAt)],
)

/** What a reply has said so far, each event under its number, so that any server can continue the stream. */
export const chatReplyEvents = pgTable(
  'chat_reply_events',
  {
    replyId: text('reply_id')
      .notNull()
      .references(() => chatReplies.id),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.seq] })],
)
