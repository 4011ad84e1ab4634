/** Whether a status asks for everybody to see the post; each platform spells it its own way. */
export const wantsLive = (status: string): boolean => ['publish', 'published'].includes(status.toLowerCase());
