import Foundation

/// Rows that belong together, with a header and a footer where the container shows them.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, MultiView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  public nonisolated static func _viewListCount() -> Int? { nil }

  package static func makeList(_ view: Self, inputs: _ViewInputs) -> SectionViewList {
    SectionViewList(inputs: inputs) { inputs in
      [
        Parent._makeViewList(view.header, inputs: inputs).list,
        Content._makeViewList(view.content, inputs: inputs).list,
        Footer._makeViewList(view.footer, inputs: inputs).list,
      ]
    }
  }
  package static func updateList(_ list: SectionViewList, with view: Self) {
    Parent._updateViewList(view.header, in: _ViewListOutputs(list.parts[0]))
    Content._updateViewList(view.content, in: _ViewListOutputs(list.parts[1]))
    Footer._updateViewList(view.footer, in: _ViewListOutputs(list.parts[2]))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

/// Header, rows and footer as one list that says which is which.
package final class SectionViewList: ConcatenatedViewList {
  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    let starts = partStarts()
    segments.append(
      ListSegment(
        isSection: true, header: offset + starts[0]..<offset + starts[1],
        rows: offset + starts[1]..<offset + starts[2], footer: offset + starts[2]..<offset + starts[3]))
  }
}
