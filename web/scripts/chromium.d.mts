export const DISABLED: string[];
