/** The words of the room: the frame, the shelf, setting up a table, who I am, the rules. */

export const room = {
  name: "Tabbytop",
  title: (page: string) => (page ? `${page} · Tabbytop` : "Tabbytop"),

  top: {
    home: "Tabbytop, to the shelf",
    back: "Back to the shelf",
    tools: "Settings and you",
    mute: "Sound off",
    unmute: "Sound on",
    dark: "Make it dark",
    light: "Make it light",
    me: (name: string) => (name ? `You: ${name}` : "You"),
  },
  close: "Close",
  notes: "Messages",
} as const;
