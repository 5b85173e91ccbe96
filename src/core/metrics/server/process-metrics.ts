import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

import type { Registry } from './registry.ts'

/** The delay is looked at this often, in milliseconds. */
const resolution = 50
const nanoseconds = 1e9

/** What a measured pause was longer than it should have been, in seconds. */
const late = (pause: number): number => Math.max(0, pause / nanoseconds - resolution / 1_000)

/**
 * Memory, processor time and how late the event loop comes to its work. The delay is watched from the first reading on
 * and told since the reading before, so that nobody pays for it who never asks.
 */
export const addProcessMetrics = ({ reading }: Registry): void => {
  let delay: IntervalHistogram | null = null

  const readDelay = (): { readonly p99: number; readonly max: number } => {
    if (delay === null) {
      delay = monitorEventLoopDelay({ resolution })
      delay.enable()
    }
    const told = delay.count === 0 ? { p99: 0, max: 0 } : { p99: late(delay.percentile(99)), max: late(delay.max) }
    delay.reset()
    return told
  }

  reading('gauge', 'process_resident_memory_bytes', 'Memory of the server’s process.', () => [
    { value: process.memoryUsage.rss() },
  ])
  reading('gauge', 'nodejs_heap_size_used_bytes', 'Used part of the heap.', () => [
    { value: process.memoryUsage().heapUsed },
  ])
  reading('counter', 'process_cpu_seconds_total', 'Processor time of the server’s process.', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  reading('gauge', 'process_start_time_seconds', 'When the process started, in Unix time.', () => [
    { value: Math.round(Date.now() / 1_000 - process.uptime()) },
  ])
  reading('gauge', 'juragan_event_loop_delay_seconds', 'How late the event loop was since the last reading.', () => {
    const { p99, max } = readDelay()
    return [
      { labels: { of: 'p99' }, value: p99 },
      { labels: { of: 'max' }, value: max },
    ]
  })
}
