import Foundation

/// Rows that belong together, with a header and a footer where the container shows them.
///
///     List {
///       Section("Japan") { Text("Kyoto"); Text("Nara") }
///     }
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows show; `nil` where nobody but the container says so.
  var isExpanded: Binding<Bool>?
  /// Whether people may fold the rows in a container that offers it.
  var isCollapsible = true
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
    isExpanded = nil
  }
  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
    isExpanded = nil
  }

  public nonisolated static func _viewListCount() -> Int? { nil }

  package static func makeList(_ view: Self, inputs: _ViewInputs) -> SectionViewList {
    let list = SectionViewList(inputs: inputs) { inputs in
      [
        SectionSupplement._makeViewList(view.headerPart, inputs: inputs.at(inputs.place.with(.header))).list,
        SectionRows._makeViewList(view.rows, inputs: inputs.at(inputs.place.with(.rows))).list,
        SectionSupplement._makeViewList(view.footerPart, inputs: inputs.at(inputs.place.with(.footer))).list,
      ]
    }
    let rows = list.parts[1].checked(as: SectionRowsViewList<Content>.self)
    list.expansion = { [unowned rows] in rows.expansion }
    return list
  }
  package static func updateList(_ list: SectionViewList, with view: Self) {
    SectionSupplement._updateViewList(view.headerPart, in: _ViewListOutputs(list.parts[0]))
    SectionRows._updateViewList(view.rows, in: _ViewListOutputs(list.parts[1]))
    SectionSupplement._updateViewList(view.footerPart, in: _ViewListOutputs(list.parts[2]))
  }

  private nonisolated var headerPart: SectionSupplement<Parent> { SectionSupplement(content: header, role: .header) }
  private nonisolated var footerPart: SectionSupplement<Footer> { SectionSupplement(content: footer, role: .footer) }
  private nonisolated var rows: SectionRows<Content> {
    SectionRows(content: content, isExpanded: isExpanded, isCollapsible: isCollapsible)
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

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose rows show while a value is `true`; where the header can be pressed for it, it writes the value.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether people can fold the section where lists let them, as in a sidebar; they can unless told otherwise.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

/// Header, rows and footer as one list that says which is which.
package final class SectionViewList: ConcatenatedViewList {
  var expansion: () -> SectionExpansion? = { nil }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    let starts = partStarts()
    var segment = ListSegment(
      isSection: true, header: offset + starts[0]..<offset + starts[1],
      rows: offset + starts[1]..<offset + starts[2], footer: offset + starts[2]..<offset + starts[3])
    segment.expansion = expansion()
    segments.append(segment)
  }
}
