import CImaging
import LateLibraries
import DisplayModel

/// The functions of librsvg that draw SVG pictures, as its header `rsvg.h` declares them.
struct LibRSVG {
  /// A rectangle of the drawing: x, y, width and height, as `RsvgRectangle`.
  typealias Rectangle = (x: Double, y: Double, width: Double, height: Double)
  /// A length and its unit, as `RsvgLength`.
  typealias Length = (value: Double, unit: CInt)
  typealias Handle = OpaquePointer
  typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let newFromStream: @convention(c) (UnsafeMutablePointer<GInputStream>?, OpaquePointer?, CInt, OpaquePointer?, Error?) -> Handle?
  let setDPI: @convention(c) (Handle, Double) -> Void
  let intrinsicSize: @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
  let intrinsicDimensions:
    @convention(c) (
      Handle, UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer, UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer
    ) -> Void
  let render: @convention(c) (Handle, OpaquePointer, UnsafeRawPointer, Error?) -> gboolean

  /// Found when first asked for.
  static let shared = LateLibrary(file: "librsvg-2.so.2", package: "librsvg2-2").load {
    find throws(LateLibrary.Missing) in
    LibRSVG(
      newFromStream: try find("rsvg_handle_new_from_stream_sync"), setDPI: try find("rsvg_handle_set_dpi"),
      intrinsicSize: try find("rsvg_handle_get_intrinsic_size_in_pixels"),
      intrinsicDimensions: try find("rsvg_handle_get_intrinsic_dimensions"), render: try find("rsvg_handle_render_document"))
  }
}
