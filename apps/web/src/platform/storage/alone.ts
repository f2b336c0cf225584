/** Runs `task` alone among all of that name on this device, in this tab and others: they wait for one another. Where tabs cannot agree, it runs at once. */
export const alone = async <Result>(name: string, task: () => Result | Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`cliffhanger.${name}`, task) : task()
