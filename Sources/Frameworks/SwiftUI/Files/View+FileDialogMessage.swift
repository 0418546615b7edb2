public import FoundationAdditions
public import SwiftUICore

extension View {
  /// What the dialogs for files say that views inside ask for; `nil` leaves it to the desktop.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  /// What the dialogs for files say that views inside ask for, from the app's string tables.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// What the dialogs for files say that views inside ask for, by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// What the dialogs for files say that views inside ask for.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }
}
