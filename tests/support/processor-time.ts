/** Milliseconds of work of this process so far: unlike a clock they do not run while others have the processor. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
