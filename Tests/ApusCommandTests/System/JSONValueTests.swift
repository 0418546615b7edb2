import Foundation
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("JSON of any form")
struct JSONValueTests {
  @Test("what is written is read again, with members by name")
  func roundTrip() throws {
    let value: JSONValue = [
      "b": [1, 2.5, true, .null, "a\"\\\n\u{1}\u{2028}é"], "a": ["c": -0.125], "empty": [:],
    ]
    #expect(value.text.hasPrefix(#"{"a":{"c":-0.125},"b":[1,2.5,true,null,"a\"\\\n\u0001\u2028é"]"#))
    #expect(JSONValue(json: Data(value.text.utf8)) == value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
    #expect("\(JSONValue.number(.nan))" == "null" && JSONValue(7).text == "7")
  }

  @Test("its parts are asked for by name and place, and missing ones are not there")
  func parts() throws {
    var value: JSONValue = ["n": 3, "list": ["x"], "off": false, "half": 0.5]
    #expect(value["n"]?.integer == 3 && value["half"]?.integer == nil && value["half"]?.number == 0.5)
    #expect(value["list"]?[0]?.string == "x" && value["list"]?[1] == nil && value["off"]?.bool == false)
    #expect(value["list"]?.array?.count == 1 && value.object?.count == 4 && value["n"]?.string == nil)
    value["n"] = nil
    value["new"] = .null
    #expect(value["n"] == nil && value["new"]?.isNull == true)
  }

  @Test("known types are made of it, and it of them")
  func decoding() throws {
    struct Point: Codable, Equatable { var x: Double, name: String? }
    let value = try JSONValue(encoding: Point(x: 1.5, name: "a"))
    #expect(value == ["x": 1.5, "name": "a"])
    #expect(try value.decoded(as: Point.self) == Point(x: 1.5, name: "a"))
    #expect(throws: (any Error).self) { try JSONValue.array([]).decoded(as: Point.self) }
  }

  @Test("files have their keys in order, whoever reads them")
  func files() throws {
    let value = ["b": "/x/y", "a": "1"]
    #expect(String(decoding: try JSONEncoder.stable.encode(value), as: UTF8.self) == #"{"a":"1","b":"/x/y"}"#)
    let lines = String(decoding: try JSONEncoder.readable.encode(value), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4 && lines[1].contains("\"a\"") && lines[2].contains("/x/y"))
  }

  @Test("bad text is none", arguments: ["", "{", "[1", "nul", "{\"a\":}", String(repeating: "[", count: 100_000)])
  func bad(text: String) { #expect(JSONValue(json: Data(text.utf8)) == nil) }
}
