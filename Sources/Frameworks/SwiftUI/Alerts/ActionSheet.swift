public import SwiftUICore

/// A choice of actions as older apps describe it; `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` says the same
/// with views.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
nonisolated public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// A button of a choice.
  public typealias Button = Alert.Button

  /// Creates a choice with a title, and perhaps a message; without one of `.cancel`, none of the buttons stands apart.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var parts: DialogContent {
    DialogContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(DescribedButtons(buttons: buttons)),
      addsCancel: buttons.isEmpty, isLeftByTaps: buttons.isEmpty || buttons.contains { $0.role == .cancel })
  }
}
