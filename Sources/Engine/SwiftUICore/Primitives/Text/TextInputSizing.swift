/// How a text to edit takes its room.
nonisolated package enum TextInputSizing: Equatable, Sendable {
  /// One line, as long as it is; line ends show as spaces.
  case line
  /// As many lines as it needs in its width, within the line limit.
  case field
  /// The content of a scroll view, with some points between its edges and the text; of a long text only what shows is laid out.
  case editor(EdgeInsets)

  var insets: EdgeInsets {
    if case .editor(let insets) = self { insets } else { EdgeInsets() }
  }
  var isEditor: Bool {
    if case .editor = self { true } else { false }
  }
}
