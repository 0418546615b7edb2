public import FoundationAdditions
public import SwiftUICore

extension View {
  /// What the button says that ends the dialogs for files of views inside; `nil` leaves it to the desktop.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.confirmation = label }
  }

  /// What the button says that ends the dialogs for files of views inside, from the app's string tables.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What the button says that ends the dialogs for files of views inside, by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// What the button says that ends the dialogs for files of views inside.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
}
