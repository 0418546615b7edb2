public import SwiftUI

extension ChartContent {
  /// Names the marks for people who cannot see them.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    editing { $0.style.accessibility.label = $0.style.accessibility.label ?? label }
  }
  /// Names the marks for people who cannot see them.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Names the marks for people who cannot see them.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Says what the marks stand for to people who cannot see them.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    editing { $0.style.accessibility.value = $0.style.accessibility.value ?? value }
  }
  /// Says what the marks stand for to people who cannot see them.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Says what the marks stand for to people who cannot see them.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Gives the marks a name for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    editing { $0.style.accessibility.identifier = $0.style.accessibility.identifier ?? identifier }
  }

  /// Keeps the marks from people who cannot see them.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    editing { $0.style.accessibility.isHidden = hidden }
  }
}
