public import SwiftUICore

/// An alert as older apps describe it; `alert(_:isPresented:actions:message:)` says the same with views.
///
///     Text("Kyoto").alert(isPresented: $isOn) { Alert(title: Text("Deleted")) }
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "use View.alert(title:isPresented:presenting::actions:) instead."
)
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button; without one it is called OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  nonisolated public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    private init(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) {
      self.role = role
      self.label = label
      self.action = action ?? {}
    }

    /// A button with a title.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Button(nil, label, action) }
    /// A button that leaves without a change, with a title.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Button(.cancel, label, action) }
    /// A button that leaves without a change, called Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Button(.cancel, Text("Cancel"), action) }
    /// A button that deletes or ends something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(.destructive, label, action)
    }
  }
}

extension Alert {
  var parts: DialogContent {
    DialogContent(title: title, message: message.map { AnyView($0) }, actions: AnyView(DescribedButtons(buttons: buttons)))
  }
}

/// The buttons of an alert or a sheet of actions that was described by values.
nonisolated struct DescribedButtons: View {
  let buttons: [Alert.Button]
  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}
