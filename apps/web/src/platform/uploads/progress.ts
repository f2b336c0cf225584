/** Sending is the most of the way of an upload; registering, where the server looks into the file, is the rest. */
export const sentPercent = 97
