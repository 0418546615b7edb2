public import SwiftUICore

extension View {
  /// Says which picture alerts and dialogs show on a Mac and on a watch; as on iOS, they show none here.
  /// - Parameter icon: The picture; `nil` for the system's.
  /// - Returns: The view, unchanged.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}
