public import SwiftUICore

/// A button that shows a menu; the older name of `Menu`.
@available(*, deprecated, message: "Use `Menu` instead.")
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button that shows the views of a closure as a menu.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  @MainActor public var body: some View {
    let (label, content) = (label, content)
    Menu {
      content
    } label: {
      label
    }
  }
}

@available(*, deprecated, message: "Use `Menu` instead.")
extension MenuButton where Label == Text {
  /// Creates a button with a title of the app's string tables that shows the views of a closure as a menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a button with a title that shows the views of a closure as a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
