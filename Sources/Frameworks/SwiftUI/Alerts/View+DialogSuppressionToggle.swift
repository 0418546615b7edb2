public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Lets people on a Mac say that they do not want to see a dialog again; as on iOS, dialogs do not ask that here.
  public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Lets people on a Mac say that they do not want to see a dialog again; as on iOS, dialogs do not ask that here.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Lets people on a Mac say that they do not want to see a dialog again; as on iOS, dialogs do not ask that here.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Lets people on a Mac say that they do not want to see a dialog again; as on iOS, dialogs do not ask that here.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets people on a Mac say that they do not want to see a dialog again; as on iOS, dialogs do not ask that here.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
