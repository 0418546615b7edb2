import CoreGraphicsTypes
package import SwiftUICore

/// Wheels side by side on one band, whose rows are numbered and made as they come into sight.
nonisolated package struct RowWheels: View {
  /// One of the wheels.
  package struct Column {
    let count: Int
    let selected: Int
    let weight: CGFloat
    let row: @MainActor (Int) -> AnyView
    let select: (Int) -> Void

    /// - Parameters:
    ///   - count: How many rows it has.
    ///   - selected: The row in front.
    ///   - weight: How wide it is beside the others.
    ///   - row: Makes a row.
    ///   - select: Told of the row on which the wheel has come to rest.
    package init(
      count: Int, selected: Int, weight: CGFloat, row: @escaping @MainActor (Int) -> AnyView, select: @escaping (Int) -> Void
    ) {
      (self.count, self.selected, self.weight, self.row, self.select) = (count, selected, weight, row, select)
    }
  }

  private let columns: [Column]
  private let rowHeight: CGFloat?
  @Environment(\.metrics.wheels) private var metrics

  /// - Parameters:
  ///   - columns: The wheels from the leading side on.
  ///   - rowHeight: How high rows are; `nil`: as usual.
  package init(columns: [Column], rowHeight: CGFloat? = nil) { (self.columns, self.rowHeight) = (columns, rowHeight) }

  @MainActor package var body: some View {
    let (columns, metrics) = (columns, metrics)
    WheelBand(geometry: geometry(at: nil)) {
      WheelColumnsLayout(weights: columns.map(\.weight), inset: metrics.bandInset + 1, height: metrics.drum.height) {
        ForEach(columns.indices, id: \.self) { index in wheel(columns[index], geometry: geometry(at: index)) }
      }
    }
  }

  @MainActor private func wheel(_ column: Column, geometry: DrumGeometry) -> some View {
    let rows = ForEach(0..<column.count, id: \.self) { column.row($0).frame(maxWidth: .infinity) }
    return DrumView(
      selection: column.selected, geometry: geometry, select: { tag in if let row = tag.base as? Int { column.select(row) } },
      content: WheelRows(content: rows))
  }

  /// What a wheel looks like; the outer ones lean to the middle.
  private func geometry(at index: Int?) -> DrumGeometry {
    var geometry = metrics.drum
    geometry.minimumWidth = 0
    if let rowHeight { geometry.rowHeight = rowHeight }
    if let index, columns.count > 1 {
      geometry.lean = index == 0 ? metrics.lean : index == columns.count - 1 ? -metrics.lean : 0
    }
    return geometry
  }
}
