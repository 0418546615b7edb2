import CairoRenderer
import EngineTesting
import Foundation
import Testing

/// Compares pictures with recorded ones.
///
/// A picture differs when some part of it looks different: each pixel is compared with the nearest in a neighbourhood of one
/// pixel, so that another version of a rasteriser may put an edge a little aside.
enum Golden {
  private static let pictures = RecordedPictures(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Goldens"))

  /// Expects a picture to look as recorded; a few stray pixels are not seen.
  static func expect(_ buffer: PixelBuffer, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let tolerance = PictureComparison.Tolerance(component: 10, reach: 1, differing: 0.0005, greatest: 95)
    if let problem = try pictures.problem(with: buffer, name, tolerance) {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
  }
}
