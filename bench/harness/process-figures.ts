import { readdirSync, readFileSync } from 'node:fs'

/** Processor time is counted in these. */
const ticksPerSecond = 100

/** Fields of /proc/<pid>/stat from the third on, after the name, which may hold anything. */
function statOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

const parentField = 1
const firstTimeField = 11

/** Processor seconds of a process so far; `withChildren` adds those that ended (fields 15, 16) and those that live. */
export function processorSeconds(pid: number, withChildren = false): number {
  const own = statOf(pid)
  const ticks = own.slice(firstTimeField, firstTimeField + (withChildren ? 4 : 2)).reduce((sum, time) => sum + time, 0)
  return (
    ticks / ticksPerSecond + (withChildren ? childrenOf(pid).reduce((sum, child) => sum + livingSeconds(child), 0) : 0)
  )
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return statOf(other)[parentField] === pid
      } catch {
        return false
      }
    })

function livingSeconds(pid: number): number {
  try {
    return processorSeconds(pid)
  } catch {
    // It ended since it was listed; its parent counts it from now on.
    return 0
  }
}

/** Memory of a whole process that is in RAM, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kilobytes === undefined) throw new Error(`no memory figure of process ${pid}`)
  return Number(kilobytes) * 1024
}
