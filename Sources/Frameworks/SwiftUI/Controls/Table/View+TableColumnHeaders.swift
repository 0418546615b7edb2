public import SwiftUICore

extension View {
  /// Shows or hides the titles of columns in the tables inside.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
