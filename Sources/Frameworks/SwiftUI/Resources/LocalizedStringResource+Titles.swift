public import FoundationAdditions
public import SwiftUICore

// Literals are keys; what has the type of a resource, such as a symbol that was generated for a String Catalog, comes to the
// initialisers here and in the files beside this one.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with a title that a resource names, whose rows show while a value is `true`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}
