/** The key that is held for a command, as this computer's keyboard names it. */
export const commandKey = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
