public import SwiftUICore

/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
  let rawValue: Int
  /// It deletes or ends something; styles show it in red.
  public static let destructive = ButtonRole(rawValue: 1)
  /// It leaves without a change.
  public static let cancel = ButtonRole(rawValue: 2)
  /// It takes what is shown away.
  public static let close = ButtonRole(rawValue: 3)
  /// It leaves with what was chosen or entered.
  public static let confirm = ButtonRole(rawValue: 4)
}

/// Something to press.
///
/// It acts when a finger or the mouse is lifted over it; a press that ends elsewhere does nothing. How it looks is for
/// `buttonStyle(_:)` to say. The action runs on the main thread and ought to be short.
///
///     Button("Delete", role: .destructive) { print("gone") }
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @ControlStyle<PrimitiveButtonStyleConfiguration> private var style
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  /// Creates a button that runs an action when it is pressed, with the views of a closure as its label.
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Creates a button with a purpose, which styles may show; `nil`: with none.
  public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    style.body(
      of: PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: style.part(label)), action: action, repeats: repeatBehavior == .enabled)
    )
    .accessibilityControl(.button, activate: action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  /// Creates a button with a title of the app's string tables and a purpose.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title that is shown as it is, and a purpose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title of the app's string tables and one of the system's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }
  /// Creates a button with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }
  /// Creates a button with a title of the app's string tables, one of the system's symbols and a purpose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title that is shown as it is, one of the system's symbols and a purpose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from what a primitive style is given, so that the style can build on others.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
