import SwiftUICore

/// A tab as a bar offers it.
struct TabChoice: Identifiable {
  let item: TabItem
  let isSelected: Bool
  /// Its place in the bar, counted from 1.
  let position: Int
  /// How many there are in the bar.
  let count: Int
  let choose: () -> Void
  var id: Int { item.id }
}

extension TabBarValue {
  /// Tabs as a bar offers them in which they are all there is.
  func choices(_ items: [TabItem]) -> [TabChoice] {
    items.enumerated().map { ordinal, item in
      TabChoice(item: item, isSelected: item.index == selected, position: ordinal + 1, count: items.count) {
        node?.choose(item.index)
      }
    }
  }
}

/// What chooses a tab, however it looks in its bar.
struct TabButton<Label: View>: View {
  let choice: TabChoice
  let label: Label

  init(_ choice: TabChoice, @ViewBuilder label: () -> Label) {
    self.choice = choice
    self.label = label()
  }

  var body: some View {
    let item = choice.item
    let ordinal = Text("\(choice.position) of \(choice.count)")
    Pressable(action: choice.choose) { _ in label }
      // A symbol says the same as the title beside it.
      .modifier(AccessibilityModifier(behavior: .contain) { group in group.keepOnlyTexts() })
      .accessibilityControl(.tab, activate: choice.choose)
      .modifier(AccessibilityModifier { [accessibility = item.accessibility] element in accessibility.apply(to: &element) })
      .accessibilityValue(item.accessibility.value ?? item.badge.map { $0 + Text(verbatim: ", ") + ordinal } ?? ordinal)
      .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
      .modifier(TabAccessibilityTexts(accessibility: item.accessibility))
      .disabled(item.isDisabled)
  }
}

extension TabAccessibility {
  fileprivate func apply(to element: inout AccessibilityElement) {
    if let identifier { element.identifier = identifier }
  }
}

/// What is read of a tab instead of its label, and after it.
private struct TabAccessibilityTexts: ViewModifier {
  let accessibility: TabAccessibility
  @ViewBuilder func body(content: Content) -> some View {
    switch (accessibility.label, accessibility.hint) {
    case (nil, nil): content
    case (let label?, nil): content.accessibilityLabel(label)
    case (nil, let hint?): content.accessibilityHint(hint)
    case (let label?, let hint?): content.accessibilityLabel(label).accessibilityHint(hint)
    }
  }
}

extension AccessibilityElement {
  /// Leaves out pictures where there is a text.
  fileprivate mutating func keepOnlyTexts() {
    guard children.contains(where: { $0.role == .staticText }) else { return }
    children.removeAll { $0.role == .image }
  }
}
