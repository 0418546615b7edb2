public import Foundation
public import SwiftUI

extension VectorizedChartContent {
  private nonisolated func editing(_ edit: @escaping (DataElement, inout Mark) -> Void) -> EditedVectorizedContent<Self> {
    EditedVectorizedContent(content: self, edit: edit)
  }

  private nonisolated func editingStyle(
    _ edit: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> EditedVectorizedContent<Self> { editing { edit($0, &$1.style) } }

  /// Paints each mark with a style of its element.
  public nonisolated func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle {
      if $1.foreground == nil, $1.foregroundBy == nil { $1.foreground = AnyShapeStyle($0[keyPath: keyPath]) }
    }
  }

  /// Paints each mark with the style that stands for a value of its element.
  public nonisolated func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.foreground == nil, $1.foregroundBy == nil { $1.foregroundBy = value.datum($0) } }
  }

  /// Makes each mark as weak as its element says.
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    editingStyle {
      let opacity = $0[keyPath: keyPath]
      $1.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
  }

  /// Draws lines in a style of their elements.
  public nonisolated func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.line == nil { $1.line = $0[keyPath: keyPath] } }
  }

  /// Draws lines in the style that stands for a value of their elements.
  public nonisolated func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.lineBy == nil { $1.lineBy = value.datum($0) } }
  }

  /// Puts marks of one place beside each other, one group for each value of their elements.
  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.positionBy == nil { $1.positionBy = PositionBy(datum: value.datum($0), axis: axis, span: span) } }
  }

  /// Shows the symbol that stands for a value of its element at each point.
  public nonisolated func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.symbol == nil, $1.symbolBy == nil { $1.symbolBy = value.datum($0) } }
  }

  /// Makes each symbol cover an area of its element, in square points.
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    editingStyle {
      let area = $0[keyPath: keyPath]
      if $1.symbolArea == nil { $1.symbolArea = area.isFinite ? max(area, 0) : 0 }
    }
  }

  /// Makes each symbol as large as a rectangle of its element.
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    editingStyle {
      let area = $0[keyPath: keyPath].width * $0[keyPath: keyPath].height
      if $1.symbolArea == nil { $1.symbolArea = area.isFinite ? max(area, 0) : 0 }
    }
  }

  /// Makes each symbol as large as the scale of sizes says for a value of its element.
  public nonisolated func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { if $1.symbolSizeBy == nil { $1.symbolSizeBy = value.datum($0) } }
  }

  // MARK: Accessibility

  /// Keeps marks from people who cannot see them, as their elements say.
  public nonisolated func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.isHidden = $0[keyPath: keyPath] }
  }

  /// Gives each mark a name of its element for tests.
  public nonisolated func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.identifier = $1.accessibility.identifier ?? $0[keyPath: keyPath] }
  }

  /// Names each mark by a text of its element for people who cannot see it.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.label = $1.accessibility.label ?? $0[keyPath: keyPath] }
  }

  /// Names each mark by a key of its element for people who cannot see it.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.label = $1.accessibility.label ?? Text($0[keyPath: keyPath]) }
  }

  /// Names each mark by a string of its element for people who cannot see it.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.label = $1.accessibility.label ?? Text($0[keyPath: keyPath]) }
  }

  /// Says by a text of its element what each mark stands for, to people who cannot see it.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.value = $1.accessibility.value ?? $0[keyPath: keyPath] }
  }

  /// Says by a key of its element what each mark stands for, to people who cannot see it.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.value = $1.accessibility.value ?? Text($0[keyPath: keyPath]) }
  }

  /// Says by a string of its element what each mark stands for, to people who cannot see it.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    editingStyle { $1.accessibility.value = $1.accessibility.value ?? Text($0[keyPath: keyPath]) }
  }
}
