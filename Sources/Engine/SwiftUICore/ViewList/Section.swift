import Foundation

/// Rows that belong together, with a header and a footer where the container shows them.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The engine shows it itself.
  public typealias Body = Never
  /// Shown by the engine itself.
  public var body: Never { primitiveBody("Section") }

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

  /// The number of views that a view of this type stands for; `nil` where only the value tells.
  public nonisolated static func _viewListCount() -> Int? { nil }
  /// Makes the node of a view of this type; called by the engine.
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ImplicitContainerNode(view, inputs: inputs))
  }
  /// Gives the node of a view of this type a new value; called by the engine.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: ImplicitContainerNode<Self>.self).setView(view)
  }
  /// Makes the list of the views that a view of this type stands for; called by the engine.
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(
      SectionViewList(inputs: inputs) { inputs in
        [
          Parent._makeViewList(view.header, inputs: inputs).list,
          Content._makeViewList(view.content, inputs: inputs).list,
          Footer._makeViewList(view.footer, inputs: inputs).list,
        ]
      })
  }
  /// Gives the list of a view of this type a new value; called by the engine.
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    let parts = unsafeDowncast(outputs.list, to: SectionViewList.self).parts
    Parent._updateViewList(view.header, in: _ViewListOutputs(parts[0]))
    Content._updateViewList(view.content, in: _ViewListOutputs(parts[1]))
    Footer._updateViewList(view.footer, in: _ViewListOutputs(parts[2]))
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
final class SectionViewList: ConcatenatedViewList {
  override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    let starts = partStarts()
    segments.append(
      ListSegment(
        isSection: true, header: offset + starts[0]..<offset + starts[1],
        rows: offset + starts[1]..<offset + starts[2], footer: offset + starts[2]..<offset + starts[3]))
  }
}
