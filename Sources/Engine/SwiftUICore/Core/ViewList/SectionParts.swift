/// How headers and footers of sections look in a container that has looks for them: fonts, colours, the case of letters.
package struct SectionSupplementStyle: Equatable {
  /// What a view is in its section.
  package enum Role: Sendable { case header, footer }
  private let key: AnyHashable
  private let edit: (Role, inout EnvironmentValues) -> Void

  /// Creates a style that edits the environment of headers and footers; styles with equal keys do the same.
  package nonisolated init(key: AnyHashable, edit: @escaping (Role, inout EnvironmentValues) -> Void) {
    self.key = key
    self.edit = edit
  }

  fileprivate func apply(to values: inout EnvironmentValues, of role: Role) { edit(role, &values) }
  package static func == (a: Self, b: Self) -> Bool { a.key == b.key }
}

private enum SectionSupplementStyleKey: EnvironmentKey { static var defaultValue: SectionSupplementStyle? { nil } }

extension EnvironmentValues {
  /// How headers and footers of sections look here; `nil` where they look as everything else.
  package var sectionSupplementStyle: SectionSupplementStyle? {
    get { self[SectionSupplementStyleKey.self] }
    set { self[SectionSupplementStyleKey.self] = newValue }
  }
}

/// The header or footer of a section, in the environment that the container has for it.
nonisolated struct SectionSupplement<Content: View>: MultiView {
  typealias Body = Never
  typealias Styled = ModifiedContent<Content, SectionSupplementModifier>
  let content: Content
  let role: SectionSupplementStyle.Role

  private var styled: Styled { content.modifier(SectionSupplementModifier(role: role)) }

  static func _viewListCount() -> Int? { Content._viewListCount() }

  static func makeList(_ view: Self, inputs: _ViewInputs) -> SectionSupplementViewList {
    let list = SectionSupplementViewList(inputs: inputs)
    // Where there is no style there is nothing to wait for: the container says so before it makes any list.
    list.isStyled = EnvironmentValues(scope: inputs.scope).sectionSupplementStyle != nil
    list.inner =
      list.isStyled
      ? Styled._makeViewList(view.styled, inputs: list.childInputs).list
      : Content._makeViewList(view.content, inputs: list.childInputs).list
    return list
  }

  static func updateList(_ list: SectionSupplementViewList, with view: Self) {
    if list.isStyled {
      Styled._updateViewList(view.styled, in: _ViewListOutputs(list.inner))
    } else {
      Content._updateViewList(view.content, in: _ViewListOutputs(list.inner))
    }
  }
}

package final class SectionSupplementViewList: ForwardingViewList {
  var isStyled = false
}

/// Applies the container's style for a header or footer.
nonisolated struct SectionSupplementModifier: EnvironmentModifier {
  typealias Body = Never
  let role: SectionSupplementStyle.Role
  func write(to values: inout EnvironmentValues) { values.sectionSupplementStyle?.apply(to: &values, of: role) }
}

/// Whether a section shows its rows, and how people change that.
package struct SectionExpansion {
  package let isExpanded: Bool
  package let set: (Bool) -> Void
}

private enum SectionsFoldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether sections of which the app does not say whether they are folded fold all the same, as in a sidebar.
  package var sectionsFold: Bool {
    get { self[SectionsFoldKey.self] }
    set { self[SectionsFoldKey.self] = newValue }
  }
}

/// The rows of a section, which may be folded away.
nonisolated struct SectionRows<Content: View>: MultiView {
  typealias Body = Never
  let content: Content
  let isExpanded: Binding<Bool>?
  let isCollapsible: Bool

  static func _viewListCount() -> Int? { nil }
  static func makeList(_ view: Self, inputs: _ViewInputs) -> SectionRowsViewList<Content> {
    SectionRowsViewList(view, inputs: inputs)
  }
  static func updateList(_ list: SectionRowsViewList<Content>, with view: Self) { list.setView(view) }
}

/// Shows the rows or none, as the app's binding says, or, where the container lets people fold sections, as they did.
final class SectionRowsViewList<Content: View>: ForwardingViewList {
  private var view: SectionRows<Content>
  private var isExpanded = true
  /// What people have chosen where the app has no say.
  private var isUnfolded = true
  private typealias WithActions = SectionRowsWithActions<Content>
  /// Whether there is something after the rows; what sets it is there before any list is made.
  private lazy var hasActions = EnvironmentValues(scope: scope).sectionActions != nil

  init(_ view: SectionRows<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    isExpanded = readExpansion()
    inner = makeInner()
  }

  func setView(_ new: SectionRows<Content>) {
    view = new
    if readExpansion() != isExpanded { return fold() }
    guard isExpanded else { return }
    if hasActions {
      WithActions._updateViewList(WithActions(content: new.content), in: _ViewListOutputs(inner))
    } else {
      Content._updateViewList(new.content, in: _ViewListOutputs(inner))
    }
  }

  override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    if readExpansion() != isExpanded { fold() }
  }

  private var foldsByItself: Bool {
    view.isExpanded == nil && view.isCollapsible && EnvironmentValues(scope: scope, reader: self).sectionsFold
  }

  private func readExpansion() -> Bool {
    if let binding = view.isExpanded { return tracking { binding.wrappedValue } }
    return isUnfolded || !foldsByItself
  }

  /// `nil` where people cannot fold the section.
  var expansion: SectionExpansion? {
    if let binding = view.isExpanded {
      guard view.isCollapsible else { return nil }
      return SectionExpansion(isExpanded: isExpanded) { binding.wrappedValue = $0 }
    }
    guard foldsByItself else { return nil }
    return SectionExpansion(isExpanded: isExpanded) { [weak self] isUnfolded in
      guard let self else { return }
      graph.enqueueWrite(Transaction.current) { [weak self] in
        guard let self, self.isMounted else { return }
        self.isUnfolded = isUnfolded
        self.setNeedsUpdate()
      }
    }
  }

  private func fold() {
    isExpanded.toggle()
    replaceInner(with: makeInner())
  }

  private func makeInner() -> ViewList {
    guard isExpanded else { return EmptyViewList(inputs: childInputs) }
    return hasActions
      ? WithActions._makeViewList(WithActions(content: view.content), inputs: childInputs).list
      : Content._makeViewList(view.content, inputs: childInputs).list
  }

  override var nameInMessages: String { "Section" }
}
