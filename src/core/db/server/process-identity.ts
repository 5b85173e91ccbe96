import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When the process with this id began, as an opaque text, or undefined when no such process lives. Together with the
 * id it names one process for good: a later process that got the same id began at another time.
 */
export const processBirth = (pid: number): string | undefined => {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid)
}

const birthFromProc = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process whose parent has not yet taken notice still has an entry, but holds nothing any more.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${bootId()}:${fields[19]}`
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

const birthFromPs = (pid: number): string | undefined => {
  try {
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
    return answer === '' ? undefined : answer
  } catch {
    // `ps` answers with a failure when the process does not exist.
    return undefined
  }
}

const isGone = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ESRCH'
}
